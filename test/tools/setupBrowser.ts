import { configure } from '@testing-library/react'

// The default of one second is too short for a busy machine; a passing check still returns at once.
configure({ asyncUtilTimeout: 20_000 })
