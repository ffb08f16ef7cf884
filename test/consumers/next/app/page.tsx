'use client'

export { default } from './App'
