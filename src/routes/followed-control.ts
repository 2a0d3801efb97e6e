/** Properties by which a control is found again. */
interface ControlSignature {
  /** `null` for a button. */
  readonly href: string | null;
  readonly label: string | null;
  readonly text: string | null;
}

/** Control with which the customer left a page. A page that is shown again has it as another element. */
export interface FollowedControl extends ControlSignature {
  /** Place among the controls of the page that are equal in the other fields. */
  readonly index: number;
}

const CONTROLS = "main :is(a[href], button)";

/** Returns the controls of the page with a signature. Compares the text last, because it takes longest to read. */
const controlsLike = ({ href, label, text }: ControlSignature): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.getAttribute("href") === href &&
      control.getAttribute("aria-label") === label &&
      control.textContent === text,
  );

/** Describes the pressed control; `undefined` if the press hit none of the page. */
export function followedControlOf(target: EventTarget | null): FollowedControl | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  if (control === null || control.closest("dialog") !== null) return undefined;
  const signature: ControlSignature = {
    href: control.getAttribute("href"),
    label: control.getAttribute("aria-label"),
    text: control.textContent,
  };
  return { ...signature, index: controlsLike(signature).indexOf(control) };
}

/** Returns the same control of the page that is shown again; `undefined` if the page has it no more. */
export function findFollowedControl(control: FollowedControl): HTMLElement | undefined {
  return controlsLike(control)[control.index];
}
