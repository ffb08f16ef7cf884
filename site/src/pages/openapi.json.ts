import type { APIRoute } from 'astro'
import document from '../../../docs/openapi.json'

export const GET: APIRoute = () => Response.json(document)
