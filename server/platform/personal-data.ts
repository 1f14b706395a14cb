/** A capability's interface for personal data: exporting and erasing. */
import type { Reader } from '#words/words-for.ts'
import type { Config } from './config/config.ts'
import type { Tables } from '../database/tables.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from './deps.ts'

/** What erasing needs beside the database. */
export type ErasingDeps = Pick<Deps, 'jobs' | 'payments' | 'staffWords'> & {
  config: Pick<Config, 'authSecret'>
}

/** Whose data it is. */
export interface Person extends Reader {
  id: string
  email: string
}

/** Somebody who is being erased. */
export interface Leaving extends Person {
  /** Whether the email is known to be theirs; anybody can sign up with a stranger's. */
  isEmailProven: boolean
  /** They were erased before, and an older backup brought them back: nothing may hinder it now. */
  isAgain: boolean
}

/** A file of the export: JSON of anything, or bytes as they are. */
export type ExportFile = { name: string; json: object } | { name: string; bytes: Uint8Array }

export interface PersonalData {
  /** The tables with people's data that this one answers for. */
  tables: readonly (keyof Tables)[]
  /** Everything that is stored of a person, as files. */
  collect(
    deps: Pick<Deps, 'db' | 'files' | 'wordsFor' | 'config' | 'laundry' | 'clock'>,
    person: Person,
  ): AsyncIterable<ExportFile>
  /**
   * Locks what work elsewhere locks before it notifies the person, so that neither waits for
   * the other forever.
   */
  lock?(tx: Tx, person: Leaving): Promise<void>
  /**
   * Erases it, in the transaction that erases the person; the person is locked.
   * @throws AppError when something under way must end first, unless it is done again after a restore
   */
  erase(tx: Tx, deps: ErasingDeps, person: Leaving, now: Date): Promise<void>
}

/** A file for the export, or none when there is nothing. */
export async function* jsonExportFile(
  name: string,
  rows: Promise<readonly object[]> | readonly object[],
): AsyncIterable<ExportFile> {
  const found = await rows
  if (found.length > 0) yield { name, json: found }
}

/** Locks what a person has in a table, in the order in which everybody locks it. */
export async function lockRowsOfUser(
  tx: Tx,
  table: 'chats' | 'orders' | 'subscriptions' | 'tickets' | 'vouchers',
  userId: string,
): Promise<void> {
  await tx
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
}
