/** SQL condition: whether a row of `users` is a member of staff with a permission, and isn't suspended. */
import { sql, type RawBuilder } from 'kysely'
import { PERMISSIONS_OF, type Permission, permissionsWith } from '#domain/people/permissions.ts'
import { PRESETS } from '#domain/people/roles.ts'

/** @param alias of `users` in the query */
export function holdsPermission(alias: string, permission: Permission): RawBuilder<boolean> {
  const roles = PRESETS.filter((preset) => PERMISSIONS_OF[preset].includes(permission))
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const among = sql.join(roles.map((role) => sql.lit(role)))
  return sql`((${column('role')} in (${among}) or ${column('more_presets')} && array[${among}])
    and ${column('suspended_at')} is null
    and (${column('narrowed_to')} is null
      or ${column('narrowed_to')} ?| array[${sql.join(permissionsWith(permission).map((each) => sql.lit(each)))}]))`
}
