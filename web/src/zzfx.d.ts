/** zzfx ships no types; these are the parts of its face that we use. */
declare module 'zzfx' {
  type Sound = readonly (number | undefined)[]
  export function zzfx(...sound: Sound): AudioBufferSourceNode | undefined
  export const ZZFX: { volume: number; audioContext: AudioContext }
}
