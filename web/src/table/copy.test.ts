import { afterEach, expect, test, vi } from 'vitest'
import { copy } from './copy'

const field = { select: vi.fn() }
const copied = (): Promise<boolean> => copy('link', field as unknown as HTMLInputElement)

afterEach(() => {
  vi.unstubAllGlobals()
  field.select.mockClear()
})

test('the clipboard takes it, where there is one', async () => {
  const writeText = vi.fn()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copied()).toBe(true)
  expect(writeText).toHaveBeenCalledWith('link')
  expect(field.select).not.toHaveBeenCalled()
})

test.each([true, false])(
  'else the old one is asked for what is selected, and its word (%s) is passed on',
  async (done) => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('document', { execCommand: () => done })
    expect(await copied()).toBe(done)
    expect(field.select).toHaveBeenCalled()
  },
)
