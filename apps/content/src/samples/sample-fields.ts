/** An entry or a part of one, as the database holds it. */
export type Row = Record<string, unknown>

/** The attributes of a content type or component, by its uid. */
export type AttributesOf = (
  uid: string,
) => Record<string, { type: string; component?: string; private?: boolean }>

/** The fields by which editors recognise a value, the best first. */
export const NAME_FIELDS = [
  'value',
  'label',
  'title',
  'name',
  'price',
  'count',
  'phone',
  'appStoreUrl',
  'whatsapp',
] as const
