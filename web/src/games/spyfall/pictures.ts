/** Every place's picture by its id. Apart from the screens, so that they need not wait for it. */

const files = import.meta.glob<string>('./places/*.svg', { eager: true, query: '?url', import: 'default' })

export default Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice('./places/'.length, -'.svg'.length), address]),
)
