export { CookieQuestion } from "./cookie-question.tsx";
export { FloatingSlot } from "./floating-slot.tsx";
export { PassingNews } from "./passing-news.tsx";
export { Promo } from "./promo.tsx";
export { SessionWarning } from "./session-warning.tsx";
export { FormGuard } from "./unsaved-guard.tsx";
export { WhatFollows } from "./what-follows.tsx";
