/** The stylesheet has no value; declared so that importing it type-checks without a bundler's own types. */
declare const none: undefined
export default none
