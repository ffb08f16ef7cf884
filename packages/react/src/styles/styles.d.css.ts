/** The stylesheets export no value. Declared so that importing one type-checks without a bundler's own types. */
declare const none: undefined
export default none
