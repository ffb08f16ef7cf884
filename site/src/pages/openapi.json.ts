import type { APIRoute } from 'astro'
import document from '../../../generated/openapi.json'

export const GET: APIRoute = () => Response.json(document)
