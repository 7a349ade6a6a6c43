/** The inks of the ball: wine, emerald and brass by lantern light, on near-black. */

export const PAINTS: Record<string, string> = {
  ink: '#120c14', coal: '#2f2635', bone: '#f4ead7', white: '#fffaf0', ash: '#c9b894', silver: '#b9c4cf',
  wine: '#7d1638', rose: '#d24562', emerald: '#0f7a5c', mint: '#86cfae', brass: '#c99a3f', gold: '#f2cb62',
  night: '#27386e', sky: '#8db6e6', plum: '#5f2c74', lilac: '#bfa3e3', rust: '#bd5730', peach: '#f2b48c',
  pale: '#ecc9a6', tan: '#c08e63', umber: '#83543a', teal: '#1f7f8c',
}

/** The same in the shadow. */
export const DEEP: Record<string, string> = {
  coal: '#1c1622', bone: '#d3c19c', white: '#dccfb8', silver: '#8793a3', wine: '#4c0c22', rose: '#9c2744', emerald: '#084a38',
  mint: '#4f9c7c', brass: '#8f6a22', gold: '#c4952f', night: '#161f43', sky: '#5a84b8', plum: '#391648', lilac: '#8a6cb5',
  rust: '#7c3319', peach: '#c97f57', teal: '#0f4f59', ash: '#9a8a68', pale: '#cfa37c', tan: '#94683f', umber: '#5c3722',
}
