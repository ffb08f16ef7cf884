// Stands in for a module of query-core in the bundle, 0.5 kB smaller: no element has infinite queries.
export const infiniteQueryBehavior = undefined
export const hasNextPage = undefined
export const hasPreviousPage = undefined
