/** Keeps the screen on while a match is on, where the browser can. */

export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false

  async function hold(): Promise<void> {
    if (over || document.hidden || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) void lock.release()
    } catch {
      // low battery, or the page is not looked at: the screen may sleep
    }
  }

  // The browser lets go of the lock whenever the page is hidden.
  document.addEventListener('visibilitychange', hold)
  void hold()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', hold)
    void lock?.release()
  }
}
