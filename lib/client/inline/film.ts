/**
 * Runs the home page's film and its clocks. The film plays while it is in view on a visible page; it is
 * loaded once the page is idle, and not by itself with reduced motion, Save-Data or when the visitor
 * paused it last time. If anything fails, the poster stays. Stands alone: the browser gets this text
 * (InlineScript).
 *
 * @param narrow the media query for the version with larger labels
 */
export const film = (id: string, narrow: string): void => {
  const figure = document.getElementById(id)
  const video = figure?.querySelector('video')
  const button = figure?.querySelector('button')
  if (!figure || !video || !button) return
  const MINUTE_MS = 60_000
  // Not in the HTML: its checker does not know both.
  Object.assign(video, { disablePictureInPicture: true, disableRemotePlayback: true })

  // Checked every second, so that a device that slept is right at once. Intl would cost a phone 20 ms.
  const clocks = figure.querySelectorAll<HTMLElement>('[data-ahead]')
  const showTime = () => {
    for (const clock of clocks) {
      const time = new Date(Date.now() + Number(clock.dataset.ahead) * MINUTE_MS)
      const words = time.toISOString().slice(11, 16)
      if (clock.textContent !== words) clock.textContent = words
    }
  }
  showTime()
  setInterval(showTime, 1000)

  const stored = (): string | null => {
    try {
      return localStorage.getItem('film')
    } catch {
      return null
    }
  }
  const saves = 'connection' in navigator && Object(navigator.connection).saveData === true
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isOn = !isStill && !saves && stored() !== 'pause'
  let isChosen = false
  let isIdle = false
  let isInView = false
  let loaded = ''

  const fail = () => {
    isOn = false
    loaded = ''
    video.removeAttribute('data-shown')
    update()
  }
  const load = () => {
    const rendition = matchMedia(narrow).matches ? 'phone' : 'wide'
    if (loaded === rendition) return
    loaded = rendition
    video.removeAttribute('data-shown')
    const types = { webm: 'video/webm; codecs="vp9"', mp4: 'video/mp4; codecs="avc1.640028"' }
    const sources = Object.entries(types).map(([ending, type]) => {
      const source = document.createElement('source')
      source.src = `/film/flights-${rendition}.${ending}`
      source.type = type
      return source
    })
    // After the error of the first one, the second is still tried.
    sources.at(-1)?.addEventListener('error', fail)
    video.replaceChildren(...sources)
    video.load()
  }
  const update = () => {
    figure.dataset.state = isOn ? 'on' : 'off'
    // Browsers pause videos of hidden pages, and not all resume them.
    const plays = isOn && isInView && document.visibilityState === 'visible'
    if (plays && (isIdle || isChosen)) load()
    if (!loaded) return
    if (!plays) return video.pause()
    video.play().catch((reason: unknown) => {
      // Pausing while the video loads throws an AbortError, which is not a failure.
      const isPaused = reason instanceof DOMException && reason.name === 'AbortError'
      if (!isPaused) fail()
    })
  }
  button.addEventListener('click', () => {
    isOn = !isOn
    isChosen = true
    try {
      localStorage.setItem('film', isOn ? 'play' : 'pause')
    } catch {
      // Storage is denied or full: the choice counts for this page view only.
    }
    update()
  })
  video.addEventListener('playing', () => video.setAttribute('data-shown', 'true'))
  matchMedia(narrow).addEventListener('change', update)
  document.addEventListener('visibilitychange', update)
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false
      update()
    },
    { threshold: 0.25 },
  )
  observer.observe(figure.querySelector('picture') ?? figure)
  const idle = () => {
    isIdle = true
    update()
  }
  const waitForIdle = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(idle, { timeout: 4000 })
    else setTimeout(idle, 500)
  }
  if (document.readyState === 'complete') waitForIdle()
  else addEventListener('load', waitForIdle)
  update()
}
