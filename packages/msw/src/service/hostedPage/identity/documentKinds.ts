/** The documents a person may be identified by, and what is said of each. */
export const documentKinds = {
  passport: 'Passport',
  national_id: 'National identity card',
  driving_licence: 'Driving licence',
} as const
