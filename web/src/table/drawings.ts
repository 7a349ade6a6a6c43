/** What stands on buttons: a square of 24, in strokes of the colour of its text. */

const path = (d: string): string => `<path d="${d}"/>`
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`
const ring = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`
const dot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`
const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"/>`

export const DRAWINGS = {
  armchair: path('M7 3v11h10V3M7 7.500h10M5.5 14h13M7 14v7M17 14v7'),
  back: path('M15 5l-7 7 7 7'),
  book: path('M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13'),
  bot:
    box(4.5, 8.5, 15, 11, 3) +
    path('M12 8.500V5M2.5 13v3M21.5 13v3M9.5 16h5') +
    dot(12, 3.8, 1.3) +
    dot(9, 12.7, 1.4) +
    dot(15, 12.7, 1.4),
  check: path('M5 12.5l5 5L19.5 7'),
  clock: ring(12, 12, 8.5) + path('M12 7v5l3.5 2'),
  close: path('M6 6l12 12M18 6L6 18'),
  copy: box(8.5, 8.5, 11, 11, 2) + path('M15.5 8.500v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2'),
  crown: solid('M4 18h16M4.5 15L3 6.500l5 4L12 4l4 6.5 5-4L19.5 15z'),
  dice:
    box(4, 4, 16, 16, 3.5) +
    dot(8.5, 8.5, 1.5) +
    dot(15.5, 8.5, 1.5) +
    dot(12, 12, 1.5) +
    dot(8.5, 15.5, 1.5) +
    dot(15.5, 15.5, 1.5),
  door: path('M13 4H6v16h7M10 12h11M17.5 8.500L21 12l-3.5 3.5'),
  down: path('M12 5v13M6 13l6 6 6-6'),
  download: path('M12 4v11M7.5 11l4.5 4.5 4.5-4.500M5 20h14'),
  eye:
    path('M2.5 12C5 7.5 8.3 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.8 6.5-9.5 6.500s-7-2-9.5-6.500z') + ring(12, 12, 3),
  eyeClosed: path(
    'M3 10.500c2.5 3.3 5.5 5 9 5s6.5-1.7 9-5M5 14.500L3.5 17M9.5 16.500L9 19.500M14.5 16.500l.5 3M19 14.500l1.5 2.5',
  ),
  flag: path('M6 21V4M6 5c4-2.500 7 2 12 0v9c-5 2-8-2.500-12 0'),
  forward: path('M9 5l7 7-7 7'),
  lock: path('M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3'),
  menu: path('M4 7h16M4 12h16M4 17h16'),
  minus: path('M5 12h14'),
  moon: path('M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10z'),
  mute: path('M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5'),
  offline:
    path(
      'M4 4l16 16M3 9.500a13 13 0 0 1 4-2.600M11 5.600a13 13 0 0 1 10 3.900M6.5 13.300a8 8 0 0 1 4-2.100M17.5 13.300a8 8 0 0 0-1.5-1.1',
    ) + dot(12, 18, 1.6),
  pause: path('M8.500 5v14M15.500 5v14'),
  pencil: path('M4 20l1-4.500L16 4.500l3.5 3.5-11 11zM13.5 7l3.5 3.5'),
  people:
    ring(9, 8.5, 3.5) +
    path(
      'M2.5 19.500c.6-3.7 3-5.7 6.5-5.700s5.9 2 6.5 5.700M15.5 5.400a3.5 3.5 0 0 1 0 6.200M17.5 14.300c2.2.7 3.6 2.5 4 5.2',
    ),
  play: solid('M7 4.500l12.5 7.500L7 19.500z'),
  plus: path('M12 5v14M5 12h14'),
  qr: box(4, 4, 6, 6, 1) + box(14, 4, 6, 6, 1) + box(4, 14, 6, 6, 1) + path('M14 14h2v2M20 14v6h-3M14 19.500v.5'),
  question: ring(12, 12, 9) + path('M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.1'),
  settings:
    ring(12, 12, 3) +
    path(
      'M12 3v2.500M12 18.500V21M3 12h2.500M18.5 12H21M5.6 5.600l1.8 1.800M16.6 16.600l1.8 1.800M5.6 18.400l1.8-1.800M16.6 7.400l1.8-1.8',
    ) +
    ring(12, 12, 6.5),
  share: path('M12 15V4M8 7.500L12 3.500l4 4M6 11H5v9h14v-9h-1'),
  shuffle: path(
    'M4 7h3c5 0 5 10 10 10h3M4 17h3c1.8 0 3-1.3 3.9-3M13.1 10C14 8.3 15.2 7 17 7h3M17.5 4.500L20 7l-2.5 2.500M17.5 14.500L20 17l-2.5 2.5',
  ),
  sliders: path('M4 7h9M17 7h3M4 17h3M11 17h9') + ring(15, 7, 2) + ring(9, 17, 2),
  smile: path(
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17M8.500 10v.500M15.500 10v.500M8.500 14c1.800 2.600 5.200 2.600 7 0',
  ),
  sound: path('M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11'),
  steward: path('M5 13a7 7 0 0 1 14 0M3.5 13h17v3h-17z') + path('M12 6V4M9 20h6'),
  sun:
    ring(12, 12, 4) +
    path('M12 2.500v2.500M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.300L7 7M17 17l1.7 1.700M5.3 18.700L7 17M17 7l1.7-1.7'),
  talk: path('M4 5.500h16v11h-9L6.5 20v-3.500H4z'),
  trash: path('M4.5 7h15M9.5 7V4.500h5V7M6.5 7l1 13h9l1-13M10.5 11v5.500M13.5 11v5.5'),
  tv: path('M4 6h16v11H4zM9 20.500h6M12 17v3.500'),
  up: path('M12 19V6M6 11l6-6 6 6'),
  warning: path('M12 4l9 16H3zM12 10v4.5') + dot(12, 17.2, 1),
}

export type Drawing = keyof typeof DRAWINGS
