import { drawingNames } from "#features/sections/drawing-names.ts";
import { fieldsOfWork } from "#features/sections/fields-of-work.ts";
import type { ShownValues } from "#platform/fields/field.ts";
import {
  choice,
  date,
  drawing,
  line,
  list,
  reference,
  richText,
  text,
} from "#platform/fields/fields.ts";

const result = { figure: line({ most: 14 }), label: line({ most: 110 }) };
const member = { role: line({ most: 60 }), share: line({ most: 90 }) };
const exchange = { question: line({ most: 140 }), answer: richText({ most: 2_000 }) };

/** A project: what was wrong, what was built, and what was measured afterwards. */
export const caseStudyFields = {
  /** Of the launch; lists begin with the newest. */
  date: date(),
  customer: line({ translated: false, most: 60 }),
  sector: line({ most: 60 }),
  field: choice(fieldsOfWork),
  /** A screen of what was built. */
  drawing: drawing(drawingNames),
  /** What the screen shows, in words. */
  screen: line({ most: 160 }),
  /** The result that its cards name: `−38 %`, and what that is. */
  figure: line({ most: 14 }),
  figureLabel: line({ most: 70 }),
  duration: line({ most: 40 }),
  technologies: line({ translated: false, most: 120 }),
  problem: richText({ most: 3_000 }),
  built: richText({ most: 4_000 }),
  results: list(result, { most: 6 }),
  /** Over which time, and by whom. */
  measured: text({ most: 300 }),
  team: list(member, { most: 8 }),
};

/** A customer tells: a quotation, and an interview. */
export const customerStoryFields = {
  date: date(),
  person: line({ translated: false, most: 60 }),
  role: line({ most: 80 }),
  company: line({ translated: false, most: 60 }),
  sector: line({ most: 60 }),
  quotation: text({ most: 260 }),
  figure: line({ most: 14 }),
  figureLabel: line({ most: 70 }),
  answers: list(exchange, { most: 10 }),
  /** The same project as a case study. */
  work: reference({ required: false }),
};

export type CaseStudyValues = ShownValues<typeof caseStudyFields>;
export type CustomerStoryValues = ShownValues<typeof customerStoryFields>;
