// Writes an email address so that it breaks before its @, where it is too long for a line.

/** @param email an address; one without an @ is written as it is */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  if (at < 0) return email
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
