import { describe, expect, it } from "vitest";
import { TabLead, type Locks } from "./tab-lead.ts";

interface Asked {
  readonly grant: () => void;
  readonly lose: () => void;
}

/** The locks of one browser, for one name: a queue, from which a thief need not be served. */
function browserLocks(): Locks {
  let held: Asked | undefined;
  const line: Asked[] = [];
  const serve = (): void => {
    if (held !== undefined) return;
    held = line.shift();
    held?.grant();
  };
  return {
    request: (_name, { steal = false, signal }, work) =>
      new Promise((resolve, reject) => {
        const asked: Asked = {
          grant: () => {
            void Promise.resolve(work()).then(() => {
              if (held === asked) held = undefined;
              resolve(undefined);
              serve();
            });
          },
          lose: () => reject(new DOMException("taken", "AbortError")),
        };
        signal?.addEventListener("abort", () => {
          const place = line.indexOf(asked);
          if (place === -1) return;
          line.splice(place, 1);
          asked.lose();
        });
        if (steal) {
          held?.lose();
          held = asked;
          asked.grant();
        } else line.push(asked);
        queueMicrotask(serve);
      }),
  };
}

function tab(locks: Locks | undefined, hasFocus = false) {
  const page = new EventTarget();
  const lead = new TabLead({
    document: { hasFocus: () => hasFocus },
    navigator: locks === undefined ? {} : { locks },
    addEventListener: (type, hear, options) => page.addEventListener(type, hear, options),
  });
  lead.takePart(true);
  return { lead, focus: () => void page.dispatchEvent(new Event("focus")) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the tab that sounds for all", () => {
  it("is the only one that there is", async () => {
    const one = tab(browserLocks());
    await settled();
    expect(one.lead.leads).toBe(true);
  });

  it("is the one with the focus, when it comes and whenever it is gone to; never two, and the next in line when it is closed", async () => {
    const locks = browserLocks();
    const first = tab(locks);
    const second = tab(locks, true);
    const third = tab(locks);
    const leading = async () => {
      await settled();
      return [first, second, third].map(({ lead }) => lead.leads);
    };
    expect(await leading()).toEqual([false, true, false]);
    first.focus();
    first.focus();
    expect(await leading()).toEqual([true, false, false]);
    third.focus();
    expect(await leading()).toEqual([false, false, true]);
    second.focus();
    expect(await leading()).toEqual([false, true, false]);
    second.lead.takePart(false);
    expect((await leading()).filter((leads) => leads)).toHaveLength(1);
    first.lead.takePart(false);
    expect(await leading()).toEqual([false, false, true]);
    third.lead.takePart(false);
    expect(await leading()).toEqual([false, false, false]);
    second.focus();
    expect(await leading(), "who takes no part takes no lead").toEqual([false, false, false]);
    second.lead.takePart(true);
    second.lead.takePart(true);
    expect(await leading()).toEqual([false, true, false]);
  });

  it("is each one where there are no locks, or they are refused", async () => {
    expect(tab(undefined).lead.leads).toBe(true);
    const refused = tab({ request: () => Promise.reject(new DOMException("denied", "SecurityError")) });
    await settled();
    expect(refused.lead.leads).toBe(true);
  });
});
