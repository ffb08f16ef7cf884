/** Copies a prop that holds data. Empty where that fails: a getter threw, or the value is not data at all. */
export function plain<Data extends object>(data: Data | undefined): Partial<Data> {
  try {
    const copy: unknown = JSON.parse(JSON.stringify(data))
    return typeof copy === 'object' && copy !== null ? copy : {}
  } catch {
    return {}
  }
}
