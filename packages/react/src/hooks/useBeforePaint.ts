'use client'

import { useEffect, useLayoutEffect } from 'react'

/** An effect before the first paint. A server has none, and React 18 warns of asking it for one. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
