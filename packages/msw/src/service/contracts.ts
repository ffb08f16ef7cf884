/** What a service can be told to answer: the current contract, the superseded one, or both. */
export const contracts = ['current', 'superseded', 'both'] as const

export type Contract = (typeof contracts)[number]
