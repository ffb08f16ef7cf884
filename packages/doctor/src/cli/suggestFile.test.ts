import { expect, test, vi } from 'vitest'
import { createFile, doctor, startService } from '../doctor.test.helper.ts'

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  rm: () => Promise.reject(Object.assign(new Error('no'), { code: 'EPERM' })),
}))

test('sends nothing if the new file of --suggest cannot be removed', async () => {
  const { service, url } = await startService({ railSegment: 'crypto' })
  const file = `${createFile('a', '')}.ts`
  const { code, err } = await doctor(url, ['--allow-purchase', '--suggest', file])
  expect(err).toContain('--suggest names a file that was created and cannot be removed (EPERM).')
  expect(code).toBe(64)
  expect(service.state().orders).toEqual([])
})
