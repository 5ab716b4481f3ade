/** How this device can call somebody back to the page; what is missing it cannot do. */
export interface AttentionWays {
  /** Marks the app on the home screen, or takes the mark away. */
  readonly mark: (on: boolean) => void;
  readonly notices?: Notices;
  /** Keeps the screen on until the returned function is called. */
  readonly keepAwake?: () => () => void;
}

export interface Notices {
  /** `default` where the browser has not asked yet. */
  readonly allowed: () => NotificationPermission;
  /** Asks for that; tells whether they are shown from now on. */
  readonly ask: () => Promise<boolean>;
  /** Shows one until the returned function is called. */
  readonly show: (title: string, body: string) => () => void;
}

/** What this browser can do; much of it is there with https alone. */
export function attentionWaysOf(page: Window & typeof globalThis): AttentionWays {
  const { navigator } = page;
  return {
    mark: (on) => {
      // Missing in many browsers, refused in others; nobody needs it.
      const marked = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
      marked?.catch(() => undefined);
    },
    ...('Notification' in page && page.isSecureContext ? { notices: noticesOf(page) } : {}),
    ...('wakeLock' in navigator ? { keepAwake: () => keepAwake(navigator.wakeLock) } : {}),
  };
}

/** One notice takes the place of the one before. */
const tag = 'fifteen-lakes-turn';

function noticesOf({ Notification, navigator, focus }: Window & typeof globalThis): Notices {
  return {
    allowed: () => Notification.permission,
    ask: async () => (await Notification.requestPermission()) === 'granted',
    show: (title, body) => {
      try {
        const notice = new Notification(title, { body, tag });
        notice.onclick = () => focus();
        return () => notice.close();
      } catch {
        // Chrome on Android shows them by the service worker alone.
        void showByWorker(navigator, title, body);
        return () => void closeByWorker(navigator);
      }
    },
  };
}

async function showByWorker(
  { serviceWorker }: Navigator,
  title: string,
  body: string,
): Promise<void> {
  const worker = await serviceWorker?.getRegistration();
  await worker?.showNotification(title, { body, tag }).catch(() => undefined);
}

async function closeByWorker({ serviceWorker }: Navigator): Promise<void> {
  const worker = await serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
}

function keepAwake(wakeLock: WakeLock): () => void {
  let isOver = false;
  // A browser refuses it where the battery is low.
  const lock = wakeLock.request('screen').catch(() => undefined);
  void lock.then((held) => {
    if (isOver) void held?.release();
  });
  return () => {
    isOver = true;
    void lock.then((held) => held?.release());
  };
}
