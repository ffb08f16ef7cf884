import type * as z from 'zod/mini'

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The location of named schemas. */
export const COMPONENTS = '#/components/schemas/'
