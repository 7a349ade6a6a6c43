/** The pictures of the classic places by their ids, and the one that all own places share. */

import { byId } from './byId'

export default byId(
  import.meta.glob<string>(['../places/classic/*.svg', '../places/own.svg'], {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)
