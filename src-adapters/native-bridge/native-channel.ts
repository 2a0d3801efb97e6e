/**
 * A way to the app: text there, text back. Whoever stands at its other end is what each channel sees to; what it says,
 * the bridge does.
 */
export interface NativeChannel {
  /** Says something to the app. Throws where the app has gone. */
  send(text: string): void;
  /** Hears what the app says, whatever it is; returns what stops it. */
  listen(hear: (said: unknown) => void): () => void;
}

/** The name under which an app puts its end into the page. */
export const NATIVE_NAME = "ebokNative";

/**
 * How an app without an object of its own (iOS) says something: an event of the window, with the text as its detail.
 */
export const NATIVE_EVENT = "ebok-native";

type Posting = { postMessage(text: string): unknown };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isPosting = (value: unknown): value is Posting =>
  isObject(value) && "postMessage" in value && typeof value.postMessage === "function";
const within = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

/** The end that Android's `addWebMessageListener` puts into a page of an origin that the app trusts. */
const androidEnd = (page: Window): Posting | undefined => {
  const end = within(page, NATIVE_NAME);
  return isPosting(end) ? end : undefined;
};

/** The end of iOS's `WKScriptMessageHandler`. */
const iosEnd = (page: Window): Posting | undefined => {
  const end = within(within(within(page, "webkit"), "messageHandlers"), NATIVE_NAME);
  return isPosting(end) ? end : undefined;
};

/** Over the object: only the app holds its other end. */
function android(end: Posting): NativeChannel {
  return {
    send: (text) => void end.postMessage(text),
    listen(hear) {
      const heard = (event: unknown): void => hear(within(event, "data"));
      Reflect.set(end, "onmessage", heard);
      return () => void Reflect.set(end, "onmessage", null);
    },
  };
}

function ios(page: Window, end: Posting): NativeChannel {
  return {
    send: (text) => void end.postMessage(text),
    listen(hear) {
      const heard = (event: Event): void => hear(event instanceof CustomEvent ? event.detail : undefined);
      page.addEventListener(NATIVE_EVENT, heard);
      return () => page.removeEventListener(NATIVE_EVENT, heard);
    },
  };
}

/**
 * To the page around this one, where that is of the same origin: the simulator. What is deployed lets nobody frame it.
 */
function frame(page: Window): NativeChannel {
  const { origin } = page.location;
  return {
    send: (text) => page.parent.postMessage(text, origin),
    listen(hear) {
      const heard = ({ source, origin: from, data }: MessageEvent): void => {
        if (source === page.parent && from === origin) hear(data);
      };
      page.addEventListener("message", heard);
      return () => page.removeEventListener("message", heard);
    },
  };
}

/** The way to the app around this page; `undefined` in a browser. */
export function channelOf(page: Window): NativeChannel | undefined {
  const [droid, apple] = [androidEnd(page), iosEnd(page)];
  if (droid !== undefined) return android(droid);
  if (apple !== undefined) return ios(page, apple);
  return page.parent === page ? undefined : frame(page);
}
