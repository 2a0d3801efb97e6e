/** Control with which the customer left a page. A page that is shown again has it as another element. */
export interface FollowedControl {
  readonly signature: string;
  /** Place among the controls of the page with the same signature. */
  readonly index: number;
}

const CONTROLS = "main :is(a[href], button)";

const signatureOf = (control: Element): string =>
  [control.tagName, control.getAttribute("href"), control.getAttribute("aria-label"), control.textContent].join(" ");

const controlsLike = (signature: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => signatureOf(control) === signature);

/** Describes the pressed control; `undefined` if the press hit none of the page. */
export function followedControlOf(target: EventTarget | null): FollowedControl | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  if (control === null || control.closest("dialog") !== null) return undefined;
  const signature = signatureOf(control);
  return { signature, index: controlsLike(signature).indexOf(control) };
}

/** Returns the same control of the page that is shown again; `undefined` if the page has it no more. */
export function findFollowedControl({ signature, index }: FollowedControl): HTMLElement | undefined {
  return controlsLike(signature)[index];
}
