/**
 * A way to the app: text there, text back. Whoever stands at its other end is what each channel sees to; what it says,
 * the bridge does.
 */
export interface NativeChannel {
  /** Says something to the app. Throws where the app has gone. */
  send(text: string): void;
  /** Hears what the app says, whatever it is; returns what stops it. */
  listen(onMessage: (message: unknown) => void): () => void;
}

/** The name under which an app puts its end into the page. */
export const NATIVE_OBJECT_NAME = "ebokNative";

/**
 * How an app without an object of its own (iOS) says something: an event of the window, with the text as its detail.
 */
export const NATIVE_EVENT = "ebok-native";

type MessageTarget = { postMessage(text: string): unknown };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isMessageTarget = (value: unknown): value is MessageTarget =>
  isObject(value) && "postMessage" in value && typeof value.postMessage === "function";
const propertyOf = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

/** The end that Android's `addWebMessageListener` puts into a page of an origin that the app trusts. */
const findAndroidTarget = (page: Window): MessageTarget | undefined => {
  const target = propertyOf(page, NATIVE_OBJECT_NAME);
  return isMessageTarget(target) ? target : undefined;
};

/** The end of iOS's `WKScriptMessageHandler`. */
const findIosTarget = (page: Window): MessageTarget | undefined => {
  const target = propertyOf(propertyOf(propertyOf(page, "webkit"), "messageHandlers"), NATIVE_OBJECT_NAME);
  return isMessageTarget(target) ? target : undefined;
};

/** Over the object: only the app holds its other end. */
function createAndroidChannel(target: MessageTarget): NativeChannel {
  return {
    send: (text) => void target.postMessage(text),
    listen(onMessage) {
      const handleEvent = (event: unknown): void => onMessage(propertyOf(event, "data"));
      Reflect.set(target, "onmessage", handleEvent);
      return () => void Reflect.set(target, "onmessage", null);
    },
  };
}

function createIosChannel(page: Window, target: MessageTarget): NativeChannel {
  return {
    send: (text) => void target.postMessage(text),
    listen(onMessage) {
      const handleEvent = (event: Event): void => onMessage(event instanceof CustomEvent ? event.detail : undefined);
      page.addEventListener(NATIVE_EVENT, handleEvent);
      return () => page.removeEventListener(NATIVE_EVENT, handleEvent);
    },
  };
}

/**
 * To the page around this one, where that is of the same origin: the simulator. What is deployed lets nobody frame it.
 */
function createFrameChannel(page: Window): NativeChannel {
  const { origin } = page.location;
  return {
    send: (text) => page.parent.postMessage(text, origin),
    listen(onMessage) {
      const handleEvent = ({ source, origin: from, data }: MessageEvent): void => {
        if (source === page.parent && from === origin) onMessage(data);
      };
      page.addEventListener("message", handleEvent);
      return () => page.removeEventListener("message", handleEvent);
    },
  };
}

/** The way to the app around this page; `undefined` in a browser. */
export function findNativeChannel(page: Window): NativeChannel | undefined {
  const [androidTarget, iosTarget] = [findAndroidTarget(page), findIosTarget(page)];
  if (androidTarget !== undefined) return createAndroidChannel(androidTarget);
  if (iosTarget !== undefined) return createIosChannel(page, iosTarget);
  return page.parent === page ? undefined : createFrameChannel(page);
}
