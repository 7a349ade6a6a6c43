/** T8: what can be said of a character, as chips: why to spare it, why to run it over. */

import type { Argument } from '../../generated/trolley'
import type { Track } from './teams'

export type Reason = Argument['reason']
export type Cause = 'spare' | 'hit'

export const REASONS: Record<Cause, Reason[]> = {
  spare: ['so-many', 'so-young', 'so-useful', 'so-cute', 'so-absurd', 'so-harmless', 'so-innocent'],
  hit: ['so-few', 'had-a-life', 'good-for-nothing', 'not-cute', 'too-absurd', 'so-dangerous', 'so-guilty'],
}

/** One stands up for one's own track. */
export function usualCause(track: Track, mine: Track | null): Cause {
  return track === mine ? 'spare' : 'hit'
}
