import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A slow machine is no failure: what is there is found at once.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)
