import { html } from "lit";
import { changed, entries, events, item, javaCode, people, s, shellCode, unchanged } from "gallery/sample.js";
import { ProblemError } from "az/api.js";

const problem = new ProblemError({ title: s("Not available"), detail: s("The table is being restored. Try again in a minute."), instance: s("01JCZK3V9R") }, { status: 503 });

export const cards = () => html`<section class="stack" id="cards"><h2>Cards, figures, states</h2>
  <div class="stats"><az-stat label=${s("Orders today")} value=${s("1,284")} change="+12 %" tone="good" .trend=${[3, 5, 4, 7, 6, 9, 12]}></az-stat><az-stat label="Out of stock" value="3" change="-2" tone="good" .trend=${[9, 8, 8, 6, 5, 5, 3]}></az-stat><az-stat label="p99 latency" value="4.2" unit=${s("ms")} change="+0.3 ms" tone="warn" .trend=${[2, 3, 2, 4, 3, 4, 4.2]}></az-stat><az-stat label="Failed deliveries" value="17" change="+5" tone="bad" .trend=${[1, 2, 2, 6, 9, 12, 17]}></az-stat></div>
  <div class="cards"><az-card heading="WavyBlog" tile="wavyblog"><az-badge slot="aside" tone="accent">12 posts</az-badge><p class="soft">Write and read posts with drafts, categories and redirects.</p><az-button slot="actions" variant="primary">Read the blog</az-button></az-card>
    <az-card heading="Orders" tile="orders"><az-badge slot="aside" tone="warn">3 out of stock</az-badge><p class="soft">Take an order from entry to the picking floor and out of the door, with stock that is never oversold.</p><az-button slot="actions" variant="primary">Open the picking board</az-button></az-card>
    <az-card heading=${s("Sessions")} tile="sessions"><az-badge slot="aside" tone="good">${s("2 active")}</az-badge><p class="soft">Role-playing sessions with NPCs that answer.</p><az-button slot="actions" variant="primary">Play a session</az-button></az-card>
    <az-card heading="Line PRD-4004" tone="warn"><p class="soft">${s("Fone Bluetooth · 1 × · bin B-03")}</p><az-badge tone="bad">Late</az-badge></az-card></div>
  <div class="row"><az-badge>${s("draft")}</az-badge><az-badge tone="accent">you</az-badge><az-badge tone="good">published</az-badge><az-badge tone="warn">due today</az-badge><az-badge tone="bad">4 waiting</az-badge><az-badge icon="clock">4:12 left</az-badge><az-badge tone="accent" removable>${s("category: tiles")}</az-badge>
    ${people.map(({ name }) => html`<az-avatar name=${name}></az-avatar>`)}<az-live state="live"></az-live><az-live state="connecting"></az-live><az-live state="waiting"></az-live><az-live state="off"></az-live><az-spinner></az-spinner><az-copy value=${s("hello")}></az-copy></div>
  <div class="pair"><az-empty heading=${s("No drafts")} text=${s("What you write and do not publish yet waits here.")}><az-button variant="primary" icon="plus">Write a post</az-button></az-empty><az-error .problem=${problem}></az-error><az-skeleton lines="5"></az-skeleton></div>
  <az-more count="40" next=${s("cursor")}></az-more></section>`;

export const reading = () => html`<section class="stack" id="reading"><h2>Code, values, changes</h2>
  <div class="pair"><az-code language="java" label=${s("Post.java")} .code=${s(javaCode)}></az-code><az-code language="shell" label="Terminal" .code=${s(shellCode)}></az-code></div>
  <div class="row"><az-key pk=${s("POST#azulejo-in-lisbon")} sk="METADATA#azulejo-in-lisbon" entity="POST"></az-key><az-key pk="USER#ana" entity="USER"></az-key><az-key pk="POSTS_BY_CAT#tiles" sk="POST#2026-11-18T10:00:00Z" index="GSI2" entity="POST"></az-key><az-key pk="ORDER#20261118-0042" sk="LINE#PRD-4004" entity="LINE"></az-key><az-key pk="SLUG#azulejo" sk="SLUG#azulejo" entity="SLUG"></az-key></div>
  <div class="pair"><az-card heading="Item"><az-json .value=${item}></az-json></az-card><az-card heading="Change"><az-diff .before=${unchanged} .after=${changed}></az-diff></az-card></div>
  <div class="pair"><az-card heading="History"><az-timeline .events=${events}></az-timeline></az-card><az-card heading="Tabs"><az-tabs label="Queues"><div slot="waiting" data-label="Waiting" data-count="9"><p>${s("Nine lines wait for a picker.")}</p></div><div slot="picking" data-label="Picking" data-count="2"><p>Two lines are in the hands of Lucas.</p></div><div slot="packed" data-label=${s("Packed")}><p>Three orders are packed.</p></div></az-tabs></az-card></div>
  <az-split><az-card slot="start" heading="Send"><p class="soft">A notification is sent here …</p></az-card><az-card slot="end" heading="Arrives"><p class="soft">… and arrives here.</p></az-card></az-split></section>`;

export const panel = () => html`<az-table-panel .entries=${entries}></az-table-panel>`;
export const emptyPanel = () => html`<az-table-panel .entries=${[]}></az-table-panel>`;
