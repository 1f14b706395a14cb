// Times and promises in marketing pages, stated once for all of them.
import { serviceById } from '#domain/catalogue/catalogue.ts'

/** Hours from pickup to delivery for everyday clothes. */
export const TURNAROUND_HOURS = serviceById('wash-fold').turnaroundHours

/** The same for what needs more time. */
export const DRY_CLEANING_HOURS = serviceById('dry-cleaning').turnaroundHours

/** A refund or another cleaning is for anyone who reports it so soon after delivery. */
export const COMPLAINT_HOURS = 24

/** Messages and emails are answered within so many hours. */
export const ANSWER_HOURS = 24

/** A chat is answered so soon while somebody is at the desk. */
export const CHAT_ANSWER_MINUTES = 2

/** Kilograms of a load of wash and fold as most homes have it. */
export const AVERAGE_LOAD = { least: 5, most: 7 }
