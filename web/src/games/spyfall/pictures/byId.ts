/** "…/bank.svg" is the picture of the bank. */
export function byId(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, address]) => [path.split('/').at(-1)!.replace('.svg', ''), address]),
  )
}
