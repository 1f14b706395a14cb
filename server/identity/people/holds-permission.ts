/** SQL condition: whether a row of `users` is a member of staff with a permission, and isn't suspended. */
import { sql, type RawBuilder } from 'kysely'
import { PERMISSIONS_OF, type Permission } from '#domain/people/permissions.ts'
import { PRESETS } from '#domain/people/roles.ts'

/** @param alias of `users` in the query */
export function holdsPermission(alias: string, permission: Permission): RawBuilder<boolean> {
  const roles = PRESETS.filter((preset) => PERMISSIONS_OF[preset].includes(permission))
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`(${column('role')} in (${sql.join(roles.map((role) => sql.lit(role)))})
    and ${column('suspended_at')} is null
    and (${column('narrowed_to')} is null or ${column('narrowed_to')} ? ${sql.lit(permission)}))`
}
