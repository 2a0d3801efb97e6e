import { expect, it } from "vitest";
import { WebAudioChatAlertAdapter } from "#adapters/browser/web-audio-chat-alert.adapter.ts";
import {
  WebLocksTabLeadershipAdapter,
  type LeadershipLocks,
} from "#adapters/browser/web-locks-tab-leadership.adapter.ts";
import { fakeBrowserLocks } from "#test/fakes/fake-browser-locks.ts";
import { fakeAudio } from "#test/fakes/fake-audio.ts";
import { fakeChatAlert } from "#test/fakes/fake-chat-alert.ts";
import { fakeTabLeadership } from "#test/fakes/fake-tab-leadership.ts";
import { chatAlertPortContract } from "./chat-alert-port.contract.ts";
import { tabLeadershipPortContract } from "./tab-leadership-port.contract.ts";

chatAlertPortContract("fake", (browser) => {
  const port = fakeChatAlert(browser);
  return { port, played: () => port.played };
});

chatAlertPortContract("Web Audio", ({ isSilent }) => {
  const audio = fakeAudio({ isForbidden: isSilent });
  // One alert consists of two tones.
  return { port: new WebAudioChatAlertAdapter(audio), played: () => audio.tones.length / 2 };
});

tabLeadershipPortContract("fake", fakeTabLeadership);

/** Opens a tab of a browser with these locks. */
function openTab(locks: LeadershipLocks | undefined, hasFocus = false) {
  const page = new EventTarget();
  const port = new WebLocksTabLeadershipAdapter({
    document: { hasFocus: () => hasFocus },
    navigator: locks === undefined ? {} : { locks },
    addEventListener: (type, listener, options) => page.addEventListener(type, listener, options),
  });
  return { port, focus: () => void page.dispatchEvent(new Event("focus")) };
}

tabLeadershipPortContract("Web Locks", () => {
  const locks = fakeBrowserLocks();
  return { openTab: (hasFocus) => openTab(locks, hasFocus) };
});

it("makes each tab the leader when the browser has no Web Locks or refuses them", async () => {
  const { port } = openTab(undefined);
  port.join();
  expect(port.isLeader).toBe(true);
  const refused = openTab({ request: () => Promise.reject(new DOMException("denied", "SecurityError")) });
  refused.port.join();
  await new Promise((resolve) => setImmediate(resolve));
  expect(refused.port.isLeader).toBe(true);
});
