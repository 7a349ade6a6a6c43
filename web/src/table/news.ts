/** What changed in a room, for those who listen instead of look. */

import type { Manners, RoomView } from '../generated/messages'
import { botName } from './bots'
import { t } from './i18n.svelte'
import { built, type Phrase } from './phrases/keys'

export interface News {
  key: Phrase
  name: string
  /** A bot instead of a name. */
  bot?: number
  game?: string
}

/** A piece of news in words. */
export function sentence({ key, name, bot, game }: News): string {
  return t(key, { name: bot === undefined ? name : botName(bot), game: game ? t(`game-${game}`) : '' })
}

export function news(before: RoomView, after: RoomView, me: string | null): News[] {
  const told: News[] = []
  const changed = before.game !== after.game
  if (changed) told.push({ key: 'news-game', name: '', game: after.game })
  const were = new Map(before.members.map((member) => [member.id, member]))
  for (const member of after.members) {
    const was = were.get(member.id)
    if (changed && was && was.chair !== null && member.chair === null) {
      told.push({ key: member.id === me ? 'news-chair-lost-you' : 'news-chair-lost', name: member.name })
      continue
    }
    if (member.id === me) continue
    if (!was) told.push({ key: member.chair === null ? 'news-onlooker' : 'news-joined', name: member.name })
    else if (was.online !== member.online) {
      told.push({ key: member.online ? 'news-online' : 'news-offline', name: member.name })
    } else if (was.chair === null && member.chair !== null) {
      told.push({ key: 'news-joined', name: member.name })
    } else if (was.chair !== null && member.chair === null) {
      told.push({ key: 'news-onlooker', name: member.name })
    }
  }
  const are = new Set(after.members.map((member) => member.id))
  for (const member of before.members) {
    if (!are.has(member.id)) told.push({ key: 'news-left', name: member.name })
  }
  for (const { bot } of after.chairs) {
    if (bot !== null && !before.chairs.some((chair) => chair.bot === bot))
      told.push({ key: 'news-joined', name: '', bot })
  }
  for (const { bot } of before.chairs) {
    if (bot !== null && !after.chairs.some((chair) => chair.bot === bot)) told.push({ key: 'news-left', name: '', bot })
  }
  if (before.host !== after.host) {
    const host = after.members.find((member) => member.id === after.host)
    if (host) told.push({ key: host.id === me ? 'news-host-you' : 'news-host', name: host.name })
  }
  for (const chair of after.chairs) {
    const was = before.chairs.find((other) => other.member === chair.member)
    const member = after.members.find((other) => other.id === chair.member)
    if (chair.steward && !was?.steward && member && member.id !== me) {
      told.push({ key: 'news-steward', name: member.name })
    }
    if (chair.asked && !was?.asked && member && member.id !== me) told.push({ key: 'news-asked', name: member.name })
  }
  if (before.phase === 'lobby' && after.phase === 'playing') told.push({ key: 'news-started', name: '' })
  if (before.phase === 'over' && after.phase === 'lobby') told.push({ key: 'news-lobby', name: '' })
  if (before.phase === 'playing' && after.phase === 'over' && after.evening.at(-1)?.early)
    told.push({ key: 'news-early', name: '' })
  if (after.phase === 'playing' && before.paused !== after.paused)
    told.push({ key: after.paused ? 'news-paused' : 'news-resumed', name: '' })
  return [...told, ...manners(before.manners, after.manners)]
}

/** What changed of how the room is kept. */
function manners(before: Manners, after: Manners): News[] {
  const rules = (kept: Manners): Record<string, boolean> => ({
    locked: kept.locked,
    onlookers: kept.onlookers,
    'free-text': kept.free_text,
    records: kept.records,
    vote: kept.picking === 'vote',
  })
  const was = rules(before)
  const changed = Object.entries(rules(after)).filter(([rule, on]) => was[rule] !== on)
  return changed.map(([rule, on]) => ({ key: built(`news-${rule}-${on ? 'yes' : 'no'}`), name: '' }))
}
