/** Defect of accessibility, planted into a copy of the sources to learn if its test fails. */
export interface AccessibilitySeed {
  readonly name: string;
  /** Criterion of WCAG 2.2. */
  readonly criterion: string;
  readonly file: string;
  /** Text that occurs once in the file. */
  readonly search: string;
  readonly replacement: string;
  /** File of the tests that must fail; a file under `test/e2e` runs in a browser. */
  readonly spec: string;
  /** Pattern of the titles of the tests to run in a browser. */
  readonly only?: string;
}

const DESIGN = "src-ui/design-system";
const SOURCES_SPEC = "test/architecture/accessibility.spec.ts";

/** Defects that unit tests must find. */
const UNIT_SEEDS: readonly AccessibilitySeed[] = [
  {
    name: "a label without its input",
    criterion: "1.3.1",
    file: `${DESIGN}/forms/field.tsx`,
    search: '<label className="field__label" htmlFor={inputId}>',
    replacement: '<label className="field__label">',
    spec: `${DESIGN}/forms/field.spec.tsx`,
  },
  {
    name: "an error that does not describe its input",
    criterion: "3.3.1",
    file: `${DESIGN}/forms/field.tsx`,
    search: "hasError ? errorId : describedById",
    replacement: "describedById",
    spec: `${DESIGN}/forms/field.spec.tsx`,
  },
  {
    name: "an invalid input without its state",
    criterion: "4.1.2",
    file: `${DESIGN}/forms/field.tsx`,
    search: '"aria-invalid": hasError ? true : undefined',
    replacement: '"aria-invalid": undefined',
    spec: "test/announcements/transcripts.spec.tsx",
  },
  {
    name: "an error that is not announced when the field is left",
    criterion: "4.1.3",
    file: `${DESIGN}/forms/form-field.tsx`,
    search: "{working ? busyLabel : announcement}",
    replacement: '{working ? busyLabel : ""}',
    spec: `${DESIGN}/forms/form-field.spec.tsx`,
  },
  {
    name: "a radio group whose error does not describe it",
    criterion: "3.3.1",
    file: `${DESIGN}/forms/field-group.tsx`,
    search: "error !== undefined && `${groupId}-error`, ",
    replacement: "",
    spec: `${DESIGN}/forms/form-field.spec.tsx`,
  },
  {
    name: "a submit button that a new error moves away before the click",
    criterion: "3.3.1",
    file: `${DESIGN}/keep-focus-on-press.ts`,
    search: "(event) => event.preventDefault()",
    replacement: "() => undefined",
    spec: `${DESIGN}/keep-focus-on-press.spec.tsx`,
  },
  {
    name: "a dialog without a name",
    criterion: "4.1.2",
    file: `${DESIGN}/dialog.tsx`,
    search: 'role={role === "alertdialog" ? role : undefined}\n      aria-labelledby={titleId}',
    replacement: 'role={role === "alertdialog" ? role : undefined}',
    spec: `${DESIGN}/dialog.spec.tsx`,
  },
  {
    name: "a dialog that does not take the focus",
    criterion: "2.4.3",
    file: `${DESIGN}/dialog.tsx`,
    search: "(focusOn?.current ?? heading.current)?.focus();",
    replacement: "",
    spec: `${DESIGN}/dialog.spec.tsx`,
  },
  {
    name: "a dialog that does not return the focus",
    criterion: "2.4.3",
    file: `${DESIGN}/prepare-focus-return.ts`,
    search: "if (opener?.isConnected === true) return focusInView(opener);",
    replacement: "",
    spec: `${DESIGN}/dialog.spec.tsx`,
  },
  {
    name: "a dialog that Escape does not close",
    criterion: "2.1.2",
    file: `${DESIGN}/dialog.tsx`,
    search: "event.preventDefault();\n    onCancel?.();",
    replacement: "event.preventDefault();",
    spec: `${DESIGN}/dialog.spec.tsx`,
  },
  {
    name: "an icon button without a name",
    criterion: "4.1.2",
    file: `${DESIGN}/icon-button.tsx`,
    search: "        aria-label={label}\n",
    replacement: "",
    spec: `${DESIGN}/button.spec.tsx`,
  },
  {
    name: "an unavailable button that does not say why",
    criterion: "1.3.1",
    file: `${DESIGN}/use-availability.tsx`,
    search: "classNames(describedBy, reason !== undefined && reasonId)",
    replacement: "classNames(describedBy)",
    spec: `${DESIGN}/button.spec.tsx`,
  },
  {
    name: "columns of a table without header cells",
    criterion: "1.3.1",
    file: `${DESIGN}/table.tsx`,
    search: 'role="columnheader"',
    replacement: 'role="cell"',
    spec: `${DESIGN}/table.spec.tsx`,
  },
  {
    name: "a current tab that is only coloured",
    criterion: "1.4.1",
    file: `${DESIGN}/tabs.tsx`,
    search: ' aria-current={tab.current ? "page" : undefined}',
    replacement: "",
    spec: `${DESIGN}/tabs.spec.tsx`,
  },
  {
    name: "an explanation that Escape does not close",
    criterion: "1.4.13",
    file: `${DESIGN}/use-dismissal.ts`,
    search: 'event.key !== "Escape"',
    replacement: 'event.key !== "F13"',
    spec: `${DESIGN}/toggletip.spec.tsx`,
  },
  {
    name: "a silent toast",
    criterion: "4.1.3",
    file: `${DESIGN}/toasts.tsx`,
    search: ' role="status" aria-atomic="false"',
    replacement: "",
    spec: `${DESIGN}/toasts.spec.tsx`,
  },
  {
    name: "a toast that disappears under the focus",
    criterion: "2.2.1",
    file: `${DESIGN}/toasts.tsx`,
    search: 'element.addEventListener("focusin", onHold);',
    replacement: "",
    spec: `${DESIGN}/toasts.spec.tsx`,
  },
  {
    name: "a skip link that does not move the focus",
    criterion: "2.4.1",
    file: `${DESIGN}/skip-link.tsx`,
    search: "main?.focus();",
    replacement: "",
    spec: "src-ui/shell/layouts.spec.tsx",
  },
  {
    name: "a status badge without its icon",
    criterion: "1.4.1",
    file: `${DESIGN}/badge.tsx`,
    search: '<Icon of={icon} size="s" />',
    replacement: "",
    spec: "src-ui/shared/status-badges.spec.tsx",
  },
  {
    name: "silent chat messages below a log that is scrolled up",
    criterion: "4.1.3",
    file: "src-ui/features/chat/log.view.tsx",
    search: 'message={below === 0 ? "" : t("log.below", { count: below })}',
    replacement: 'message=""',
    spec: "src-ui/features/chat/log.view.spec.tsx",
  },
  {
    name: "a copy button whose name lacks its label",
    criterion: "2.5.3",
    file: `${DESIGN}/copy-row.tsx`,
    search: "aria-label={`${buttonLabel}: ${copiedName}`}",
    replacement: "aria-label={copiedName}",
    spec: `${DESIGN}/components.spec.tsx`,
  },
  {
    name: "banners that cannot be paused",
    criterion: "2.2.2",
    file: "src-ui/features/site-content/banner-carousel/banner-carousel.view.tsx",
    search: "onClick={() => model.pause()}",
    replacement: "",
    spec: "src-ui/features/site-content/banner-carousel/banner-carousel.spec.tsx",
  },
  {
    name: "pale secondary text",
    criterion: "1.4.3",
    file: `${DESIGN}/tokens.css`,
    search: "--ink-3: light-dark(#566a6e",
    replacement: "--ink-3: light-dark(#9aabae",
    spec: SOURCES_SPEC,
  },
  {
    name: "pale edges of fields",
    criterion: "1.4.11",
    file: `${DESIGN}/tokens.css`,
    search: "--line-strong: light-dark(#6b8084",
    replacement: "--line-strong: light-dark(#c3ced0",
    spec: SOURCES_SPEC,
  },
  {
    name: "a phone field without its purpose",
    criterion: "1.3.5",
    file: "src-ui/features/support-request/call-back.view.tsx",
    search: 'autoComplete="tel"',
    replacement: 'autoComplete="off"',
    spec: SOURCES_SPEC,
  },
  {
    name: "a password that cannot be pasted",
    criterion: "3.3.8",
    file: `${DESIGN}/forms/password-input.tsx`,
    search: "spellCheck={false}",
    replacement: "spellCheck={false} onPaste={(event) => event.preventDefault()}",
    spec: SOURCES_SPEC,
  },
  {
    name: "a button that acts before the press ends",
    criterion: "2.5.2",
    file: `${DESIGN}/show-more.tsx`,
    search: "onClick={() => {",
    replacement: "onPointerDown={() => {",
    spec: SOURCES_SPEC,
  },
  {
    name: "a spinner that flashes five times a second",
    criterion: "2.3.1",
    file: `${DESIGN}/button.css`,
    search: "animation: turn 900ms linear infinite",
    replacement: "animation: turn 200ms linear infinite",
    spec: SOURCES_SPEC,
  },
  {
    name: "a session warning of ten seconds",
    criterion: "2.2.1",
    file: "src-domain/configuration/validate-configuration.ts",
    search: "warningSeconds: wholeNumber(20, 600)",
    replacement: "warningSeconds: wholeNumber(10, 600)",
    spec: "src-domain/configuration/validate-configuration.spec.ts",
  },
];

/** Defects that only a browser shows; each needs a build of its own. */
const BROWSER_SEEDS: readonly AccessibilitySeed[] = [
  {
    name: "a calendar that loses the focus with the choice of a day",
    criterion: "2.4.3",
    file: `${DESIGN}/forms/date-field.tsx`,
    search: `    setOpen(false);
    button.current?.focus();
  };
  const choose`,
    replacement: `    setOpen(false);
  };
  const choose`,
    spec: "test/e2e/focus.spec.ts",
    only: "A11Y-04",
  },
  {
    name: "a bar that covers the focused invoice",
    criterion: "2.4.11",
    file: `${DESIGN}/sticky-bar.css`,
    search: "scroll-padding-block-end: calc(9rem + var(--sections));",
    replacement: "scroll-padding-block-end: 0;",
    spec: "test/e2e/focus.spec.ts",
    only: "bar of selected invoices",
  },
  {
    name: "a page that can be reached behind the chat on a phone",
    criterion: "2.4.11",
    file: "src-ui/features/chat/chat.css",
    search: "body:has(.chat) :is(.frame, .frame + .question-bar) {\n      visibility: hidden;",
    replacement: "body:has(.chat) :is(.frame, .frame + .question-bar) {\n      visibility: visible;",
    spec: "test/e2e/focus.spec.ts",
    only: "chat that fills a phone",
  },
  {
    name: "an invisible focus",
    criterion: "2.4.7",
    file: `${DESIGN}/base.css`,
    search: "outline: 3px solid var(--focus);\n    outline-offset: 2px;\n    border-radius: var(--radius-s);",
    replacement: "outline: none;",
    spec: "test/e2e/accessibility.spec.ts",
    only: "Tab reaches everything on /index and shows the focus at 1440",
  },
  {
    name: "icon buttons that Tab does not reach",
    criterion: "2.1.1",
    file: `${DESIGN}/icon-button.tsx`,
    search: "        aria-label={label}\n",
    replacement: "        aria-label={label}\n        tabIndex={-1}\n",
    spec: "test/e2e/accessibility.spec.ts",
    only: "Tab reaches everything on /index and shows the focus at 1440",
  },
  {
    name: "buttons whose text does not wrap",
    criterion: "1.4.10",
    file: `${DESIGN}/button.css`,
    search: "text-align: center;\n    text-decoration: none;\n    cursor: pointer;",
    replacement: "white-space: nowrap;\n    cursor: pointer;",
    spec: "test/e2e/text-size.spec.ts",
    only: "A11Y-01",
  },
  {
    name: "a page without its language",
    criterion: "3.1.1",
    file: "index.html",
    search: '<html lang="pl">',
    replacement: "<html>",
    spec: "test/architecture/page-language.spec.ts",
  },
  {
    name: "checkboxes of 16 px",
    criterion: "2.5.8",
    file: `${DESIGN}/forms/choice-cards.css`,
    search: "inline-size: min(1.5rem, 10vw);\n    block-size: min(1.5rem, 10vw);",
    replacement: "inline-size: 1rem;\n    block-size: 1rem;",
    spec: "test/e2e/validators.spec.ts",
  },
  {
    name: "an error under the masthead",
    criterion: "2.4.11",
    file: `${DESIGN}/forms/field.css`,
    search: "scroll-margin-block-start: 8rem;",
    replacement: "scroll-margin-block-start: -4rem;",
    spec: "test/e2e/invalid-fields.spec.ts",
  },
  {
    name: "an outcome below the window",
    criterion: "4.1.3",
    file: `${DESIGN}/toasts.css`,
    search: "position: fixed;",
    replacement: "position: static;",
    spec: "test/e2e/outcomes.spec.ts",
  },
  {
    name: 'a link called "Zobacz"',
    criterion: "2.4.4",
    file: "src-ui/features/home/pl.json",
    search: '"services.all": "Szczegóły usług"',
    replacement: '"services.all": "Zobacz"',
    spec: "test/e2e/control-names.spec.ts",
  },
];

export const ACCESSIBILITY_SEEDS: readonly AccessibilitySeed[] = [...UNIT_SEEDS, ...BROWSER_SEEDS];
