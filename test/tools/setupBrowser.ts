import { configure } from '@testing-library/react'

// The default of one second is too short for a busy machine. A condition that holds is seen at once.
configure({ asyncUtilTimeout: 20_000 })
