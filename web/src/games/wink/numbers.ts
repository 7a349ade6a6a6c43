/** Numbers of agents as they are read: each once, in order; twice where both its cards lie there. */

export function numbers(agents: readonly number[]): string {
  const each = [...new Set(agents)].toSorted((one, other) => one - other)
  return each
    .map((agent) => (agents.filter((other) => other === agent).length > 1 ? `${agent} ×2` : `${agent}`))
    .join(', ')
}
