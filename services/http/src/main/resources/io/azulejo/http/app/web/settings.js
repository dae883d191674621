// What the server tells every page: { demo, apps, studio, people }.
const element = document.getElementById("az-host");

export const host = Object.freeze({ demo: false, apps: [], studio: "", people: [], ...(element ? JSON.parse(element.textContent) : {}) });
