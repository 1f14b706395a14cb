/** Settings in customers' catalogue: the part of its answer that follows from their declarations. */
import * as z from 'zod/mini'
import {
  CATALOGUE_NAMES,
  type CatalogueAnswer,
  emptyValueOfField,
} from '#domain/settings/catalogue-values.ts'
import { settingAnswerField } from './setting-fields.ts'

type Shape = {
  [N in keyof CatalogueAnswer]-?: undefined extends CatalogueAnswer[N]
    ? z.ZodMiniOptional<z.ZodMiniType<NonNullable<CatalogueAnswer[N]>>>
    : z.ZodMiniType<CatalogueAnswer[N]>
}

export const catalogueSettings = Object.fromEntries(
  CATALOGUE_NAMES.map(({ name, of, fields }) => {
    const answered = (field: string) => settingAnswerField(fields[field]!)
    if (typeof of !== 'string')
      return [name, z.object(Object.fromEntries(of.map((field) => [field, answered(field)])))]
    const schema = answered(of)
    return [name, emptyValueOfField(fields[of]!) === undefined ? schema : z.optional(schema)]
  }),
) as Shape
