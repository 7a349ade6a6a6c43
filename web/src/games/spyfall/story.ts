/** What happened, in sentences. */

import { TOLD, type AnsweredNotice, type AskedNotice, type View } from '../../generated/spyfall'
import { storyOf } from '../../table/story/sentences'
import { words } from './content.svelte'
import { written } from './spoken'
import { answer, placeName, question } from './words'

/** Python calls them the same (src/zmova/games/spyfall/called.py). */
export const sentence = storyOf('spyfall', TOLD, {
  questions: (_: number, __: unknown, asked: AskedNotice) => written(question(asked, words())) ?? '…',
  answers: (_: number, __: unknown, { text, wording, ...given }: AnsweredNotice) =>
    written(answer({ ...given, answer: text, answer_wording: wording }, words())) ?? '…',
  topics: (topic: string) => words().topics[topic]?.chip ?? '',
  places: (id: string, { view }: { view: View }) => placeName(id, words(), view.table.own),
})
