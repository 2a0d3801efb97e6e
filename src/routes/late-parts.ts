export { AroundPage } from "./around-page.tsx";
export { CookieQuestion } from "./cookie-question.tsx";
export { FloatingSlot } from "./floating-slot.tsx";
export { UnderPage } from "./under-page.tsx";
