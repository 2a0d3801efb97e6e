export { AroundPage } from "./around-page.tsx";
export { AroundGuest } from "./beside.tsx";
export { FloatingSlot } from "./floating-slot.tsx";
export { UnderPage } from "./under-page.tsx";
