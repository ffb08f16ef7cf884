import type { CustomerRecord } from './customerRecord.ts'

/**
 * The address of a customer's hosted page, the same each time it is asked for.
 * @param serviceUrl where the service is found by whoever asks
 */
export function customerPageUrl(
  serviceUrl: string,
  page: keyof CustomerRecord['sessions'],
  { id, sessions }: CustomerRecord,
): string {
  return `${serviceUrl}/${page}/${id}?session=${sessions[page]}`
}
