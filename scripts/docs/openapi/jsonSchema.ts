import type * as z from 'zod/mini'

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Where schemas that have a name are kept. */
export const COMPONENTS = '#/components/schemas/'
