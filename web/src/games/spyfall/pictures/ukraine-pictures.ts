/** The pictures of the Ukrainian places by their ids. */

import { byId } from './byId'

export default byId(
  import.meta.glob<string>('../places/ukraine/*.svg', { eager: true, query: '?url', import: 'default' }),
)
