/** The game's content files, read by plugins/toml.ts. */
declare module '*.toml' {
  const content: Record<string, any>
  export default content
}
declare module '*.toml?without=bold,frank,quick' {
  const content: Record<string, any>
  export default content
}
declare module '*.toml?lang=uk' {
  const content: Record<string, any>
  export default content
}
declare module '*.toml?lang=en' {
  const content: Record<string, any>
  export default content
}
declare module '*.toml?lang=uk&without=more,less' {
  const content: Record<string, any>
  export default content
}
declare module '*.toml?lang=en&without=more,less' {
  const content: Record<string, any>
  export default content
}
declare module '*.toml?lang=uk&without=tags,family' {
  const content: Record<string, any>
  export default content
}
declare module '*.toml?lang=en&without=tags,family' {
  const content: Record<string, any>
  export default content
}
declare module '*.toml?lang=en&without=tags,look,text,short,lives' {
  const content: Record<string, any>
  export default content
}

declare module '*.svg?still' {
  const url: string
  export default url
}
