import { staff } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import { type BooksDeps, booksService } from './books/books.service.ts';
import { type ImportBookDeps, importBookService } from './books/import-book.service.ts';
import { type ItemLooksDeps, itemLooksService } from './item-looks.service.ts';
import { type ItemsDeps, itemsService } from './items.service.ts';
import { lessonReadingService } from './lessons/lesson-reading.service.ts';
import {
  type LessonVersionsDeps,
  lessonVersionsService,
} from './lessons/lesson-versions.service.ts';
import { lessonsService } from './lessons/lessons.service.ts';
import { type PackagesDeps, packagesService } from './packages.service.ts';

export interface CatalogueConsoleDeps
  extends ItemsDeps,
    ItemLooksDeps,
    PackagesDeps,
    LessonVersionsDeps,
    BooksDeps,
    ImportBookDeps {}

/** Lessons of courses: written by one person, published by another. */
const lessonsConsole = (serve: Serve, deps: CatalogueConsoleDeps) => {
  const lessonDeps = { ...deps, book: deps.lessons.book };
  const reading = lessonReadingService(lessonDeps);
  const lessons = lessonsService(lessonDeps);
  const versions = lessonVersionsService(deps);
  serve(staff.lessonCourses, reading.courses);
  serve(staff.lesson, reading.one);
  serve(staff.addLesson, lessons.add);
  serve(staff.keepDraft, lessons.keep);
  serve(staff.dropDraft, lessons.drop);
  serve(staff.handInLesson, lessons.handIn);
  serve(staff.lessonVersion, versions.one);
  serve(staff.publishLesson, versions.publish);
  serve(staff.withdrawLesson, versions.withdraw);
};

/** Books of the library: written by some, published by somebody else. */
const booksConsole = (serve: Serve, deps: BooksDeps & ImportBookDeps) => {
  const books = booksService(deps);
  serve(staff.books, books.list);
  serve(staff.book, books.one);
  serve(staff.addBook, books.add);
  serve(staff.keepBook, books.keep);
  serve(staff.dropBook, books.drop);
  serve(staff.publishBook, books.publish);
  serve(staff.withdrawBook, books.withdraw);
  serve(staff.bookVersion, books.version);
  serve(staff.previewBook, books.preview);
  serve(staff.addBookPicture, books.addPicture);
  serve(staff.importBook, importBookService(deps).importBook);
};

/** The catalogue, the packages of others and the lessons, as the staff change them. */
export const catalogueConsole = (serve: Serve, deps: CatalogueConsoleDeps) => {
  const items = itemsService(deps);
  const looks = itemLooksService(deps);
  const packages = packagesService(deps);
  serve(staff.items, items.list);
  serve(staff.item, items.one);
  serve(staff.changeItem, items.change);
  serve(staff.moveItem, items.move);
  serve(staff.previewItem, items.preview);
  serve(staff.setThumbnail, looks.setThumbnail);
  serve(staff.dropThumbnail, looks.dropThumbnail);
  serve(staff.resetItem, looks.resetItem);
  serve(staff.packages, packages.list);
  serve(staff.package, packages.one);
  serve(staff.uploadPackage, packages.upload);
  serve(staff.publishPackage, packages.publish);
  serve(staff.withdrawPackage, packages.withdraw);
  serve(staff.previewPackage, packages.preview);
  lessonsConsole(serve, deps);
  booksConsole(serve, deps);
};
