/** Text channel to the app. Each channel checks the origin of its messages; the bridge checks their content. */
export interface NativeChannel {
  /** Sends a text to the app. Throws if the app is gone. */
  send(text: string): void;
  /** Passes each message of the app to `onMessage`, unchecked; returns the function that stops listening. */
  listen(onMessage: (message: unknown) => void): () => void;
}

/** Name of the object that the app injects into the page. */
export const NATIVE_OBJECT_NAME = "ebokNative";

/** Window event by which an app without an injected object (iOS) sends a message; its detail is the text. */
export const NATIVE_EVENT = "ebok-native";

type MessageTarget = { postMessage(text: string): unknown };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isMessageTarget = (value: unknown): value is MessageTarget =>
  isObject(value) && "postMessage" in value && typeof value.postMessage === "function";
const propertyOf = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

/** Object that Android's `addWebMessageListener` injects into pages of a trusted origin. */
const findAndroidTarget = (page: Window): MessageTarget | undefined => {
  const target = propertyOf(page, NATIVE_OBJECT_NAME);
  return isMessageTarget(target) ? target : undefined;
};

/** Object of iOS's `WKScriptMessageHandler`. */
const findIosTarget = (page: Window): MessageTarget | undefined => {
  const target = propertyOf(propertyOf(propertyOf(page, "webkit"), "messageHandlers"), NATIVE_OBJECT_NAME);
  return isMessageTarget(target) ? target : undefined;
};

/** Channel over the injected object: only the app can use its other end. */
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

/** Channel to a parent frame of the same origin: the simulator. A deployed portal cannot be framed. */
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

/** Channel to the app that surrounds this page; `undefined` in a browser. */
export function findNativeChannel(page: Window): NativeChannel | undefined {
  const [androidTarget, iosTarget] = [findAndroidTarget(page), findIosTarget(page)];
  if (androidTarget !== undefined) return createAndroidChannel(androidTarget);
  if (iosTarget !== undefined) return createIosChannel(page, iosTarget);
  return page.parent === page ? undefined : createFrameChannel(page);
}
